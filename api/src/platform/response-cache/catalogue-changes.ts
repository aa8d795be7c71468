/** Changes that are announced without the products concerned. */
const ASPECTS = [
  'lists',
  'texts',
  'stock',
  'sold',
  'rated',
  'names',
  'authors',
  'contents',
] as const;
/**
 * `lists`: which products there are, and what they are found and sorted by; `texts`: descriptions and other values that
 * nothing is found or sorted by, with the time of the change; `stock`: which products and variants are sold out; `sold`:
 * how many pieces were sold; `rated`: ratings of products; `names`: what products show of brands, offers, categories and
 * vendors; `authors`: names of shoppers; `contents`: what is shown beside products.
 */
export type Aspect = (typeof ASPECTS)[number];

/** What a response is made of. Undefined: of anything. */
export interface Scope {
  /** Products whose values it shows. */
  products: readonly number[];
  aspects: readonly Aspect[];
}

/** Nothing of the products. */
export const CONTENTS: Scope = { products: [], aspects: ['contents'] };

/** From this number of changed products on, everything counts as changed. */
const MOST_PRODUCTS = 200_000;

const isAspect = (word: string): word is Aspect => (ASPECTS as readonly string[]).includes(word);

/** The announced changes of the catalogue in their order; each has a number. */
export class CatalogueChanges {
  /** Number of the latest change. */
  now = 0;
  private everything = 0;
  private readonly aspects = new Map<Aspect, number>();
  private readonly products = new Map<number, number>();

  /**
   * Adds an announcement: words that are aspects or ids of products, such as `stock 12 15`. An empty one, and one with
   * an unknown word, changes everything.
   */
  add(announcement: string): void {
    this.now += 1;
    const words = announcement.split(' ');
    const ids = words.filter((word) => /^\d+$/.test(word)).map(Number);
    const aspects = words.filter(isAspect);
    if (
      ids.length + aspects.length < words.length ||
      this.products.size + ids.length > MOST_PRODUCTS
    )
      return this.changeEverything();
    for (const id of ids) this.products.set(id, this.now);
    for (const aspect of aspects) this.aspects.set(aspect, this.now);
  }

  /** Whether nothing in the scope has changed since the change with this number. */
  isCurrent(scope: Scope | undefined, since: number): boolean {
    if (since === this.now) return true;
    if (!scope || this.everything > since) return false;
    return (
      !scope.aspects.some((aspect) => (this.aspects.get(aspect) ?? 0) > since) &&
      !scope.products.some((id) => (this.products.get(id) ?? 0) > since)
    );
  }

  private changeEverything(): void {
    this.everything = this.now;
    this.products.clear();
    this.aspects.clear();
  }
}
