import { MESSAGES } from './messages/index.js';

type Catalogue = typeof MESSAGES;
export type MessageId = keyof Catalogue;

/** A parameter of a message; nested messages are translated with it, lists of them are joined by commas. */
type Value = string | number | Message | readonly Message[];

/** The parameter names in an ICU message. */
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

/** Messages without parameters. */
export type PlainId = { [Id in MessageId]: Values<Id> extends [] ? Id : never }[MessageId];

/** A message by its id in the catalogue, with its parameters; translated for the reader. */
export class Message {
  constructor(
    readonly id: MessageId,
    readonly values: Readonly<Record<string, Value>> = {},
  ) {}
}

/** A message as JSON. */
export type StoredMessage = Pick<Message, 'id' | 'values'>;

/** A stored message; a stored text stays as it is. */
export const storedMessage = (stored: StoredMessage | string): Message =>
  typeof stored === 'string'
    ? msg('server.text', { text: stored })
    : new Message(stored.id, stored.values);

/** A message of the catalogue: `msg('wishlist.full', { count: 100 })`. */
export const msg = <Id extends MessageId>(id: Id, ...[values]: Values<Id>): Message =>
  new Message(id, values);
