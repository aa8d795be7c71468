export interface Question {
  text: string;
  title?: string;
  yesText: string;
  noText: string;
  /** Styles the confirm button as destructive. */
  danger?: boolean;
}

interface ConfirmRequest extends Question {
  answer: (yes: boolean) => void;
}

let request: ConfirmRequest | null = null;
const listeners = new Set<() => void>();

const set = (next: ConfirmRequest | null) => {
  request = next;
  for (const listener of listeners) listener();
};

/** Shows an alert dialog; resolves to true when confirmed. Needs one `<ConfirmHost/>`. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    request?.answer(false);
    set({
      ...question,
      answer: (yes) => {
        set(null);
        resolve(yes);
      },
    });
  });

/** Answers the open question with no. */
export const cancelQuestion = () => request?.answer(false);

export const confirmStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => request,
};
