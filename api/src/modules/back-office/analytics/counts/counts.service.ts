import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Timeouts } from '../../../../platform/config/timeouts.js';
import { Interval } from '../../../../platform/queues/interval.js';
import { countableWords } from './countable-words.js';
import type {
  CountedSearchDto,
  CountedSearchStepDto,
  CountedVisitDto,
  Step,
} from './counts.dto.js';
import {
  CountsQueries,
  type SearchCount,
  type StepCount,
  type VisitCount,
} from './counts.queries.js';

/** Products, and words, that a process counts between two writes; more are not counted. */
const MOST_KEYS = 5000;
const COLUMNS = { view: 'views', cart: 'carts', checkout: 'checkouts' } as const satisfies Record<
  Step,
  keyof VisitCount
>;

/** Counts in memory and writes the sums every few seconds, so that a request waits for no write. */
@Injectable()
export class CountsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Counts');
  private visits = new Map<number, VisitCount>();
  private searches = new Map<string, SearchCount>();
  private steps = new Map<string, StepCount>();
  private interval: Interval | undefined;

  constructor(
    private readonly queries: CountsQueries,
    private readonly timeouts: Timeouts,
  ) {}

  onApplicationBootstrap(): void {
    this.interval = new Interval(this.timeouts.countsInterval, () => this.write());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.interval?.stop();
    await this.write();
  }

  countVisit({ step, productId = 0 }: CountedVisitDto): void {
    const id = step === 'checkout' ? 0 : productId;
    const sums = entryOf(this.visits, id, { views: 0, carts: 0, checkouts: 0 });
    if (sums) sums[COLUMNS[step]] += 1;
  }

  countSearch({ words, results }: CountedSearchDto): void {
    const counted = countableWords(words);
    const sums = counted && entryOf(this.searches, counted, { searches: 0, results: null });
    if (!sums) return;
    sums.searches += 1;
    sums.results = results ?? sums.results;
  }

  countSearchStep({ words, kind, id, later = '' }: CountedSearchStepDto): void {
    const counted = countableWords(words);
    const value = kind === 'words' ? countableWords(later) : String(id);
    if (!counted || !value || value === counted) return;
    const none = { words: counted, kind, value, times: 0 };
    const sums = entryOf(this.steps, JSON.stringify([counted, kind, value]), none);
    if (sums) sums.times += 1;
  }

  /** Adds the counts to the sums of today; those that cannot be written are lost. */
  async write(): Promise<void> {
    const { visits, searches, steps } = this;
    this.visits = new Map();
    this.searches = new Map();
    this.steps = new Map();
    try {
      if (visits.size > 0) await this.queries.addVisits(visits);
      if (searches.size > 0) await this.queries.addSearches(searches);
      // After the words that they belong to.
      if (steps.size > 0) await this.queries.addSteps([...steps.values()]);
    } catch (error) {
      this.logger.warn(error instanceof Error ? error.message : String(error));
    }
  }
}

const entryOf = <Key, Sums>(map: Map<Key, Sums>, key: Key, none: Sums): Sums | undefined => {
  const existing = map.get(key);
  if (existing || map.size >= MOST_KEYS) return existing;
  map.set(key, none);
  return none;
};
