import { MESSAGES } from './messages/index.js';

type Catalogue = typeof MESSAGES;
export type MessageId = keyof Catalogue;

/** What a parameter of a sentence may be; messages are translated with it, a list of them is joined by commas. */
type Value = string | number | Message | readonly Message[];

/** The parameters that a sentence in ICU's message format names. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? NameIn<Name> | Names<Rest>
  : never;
type NameIn<Text extends string> = Text extends `${infer Name},${string}`
  ? NameIn<Name>
  : Text extends `{${infer Name}`
    ? Name
    : Text extends `${string} ${string}`
      ? never
      : Text;
type Values<Id extends MessageId> =
  Names<Catalogue[Id]['en']> extends infer Name extends string
    ? [Name] extends [never]
      ? []
      : [values: Record<Name, Value>]
    : never;

/** Sentences without parameters. */
export type PlainId = { [Id in MessageId]: Values<Id> extends [] ? Id : never }[MessageId];

/** A sentence by its id in the catalogue, with its parameters; what it becomes depends on who reads it. */
export class Message {
  constructor(
    readonly id: MessageId,
    readonly values: Readonly<Record<string, Value>> = {},
  ) {}
}

/** A message as JSON. */
export type StoredMessage = Pick<Message, 'id' | 'values'>;

/** A message that was stored; a text that was stored instead of one stays as it is. */
export const storedMessage = (stored: StoredMessage | string): Message =>
  typeof stored === 'string'
    ? say('server.text', { text: stored })
    : new Message(stored.id, stored.values);

/** A sentence of the catalogue: `say('wishlist.full', { count: 100 })`. */
export const say = <Id extends MessageId>(id: Id, ...[values]: Values<Id>): Message =>
  new Message(id, values);
