import { Button } from '@shop/ui';

/** Loads the next part of a list that grows downwards; hidden at its end. */
export const OlderButton = ({
  list,
  text,
}: {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  text: string;
}) =>
  list.hasNextPage && (
    <Button
      variant="secondary"
      className="mt-4"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {text}
    </Button>
  );
