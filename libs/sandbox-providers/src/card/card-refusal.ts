/** Refusal of a call; the code is on the page and in a header. */
type CardRefusalCode =
  | 'missing_field'
  | 'wrong_merchant'
  | 'bad_encryption'
  | 'wrong_group_count'
  | 'wrong_group_length'
  | 'bad_hash'
  | 'bad_amount'
  | 'bad_value'
  | 'bad_url'
  | 'card_not_allowed'
  | 'duplicate_order'
  | 'unknown_session'
  | 'already_finished';

export class CardRefusal extends Error {
  constructor(
    readonly code: CardRefusalCode,
    message: string,
  ) {
    super(message);
  }
}
