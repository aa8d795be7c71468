/** SQL: the row `r` of reviews, with `u` of its writer, as the JSON of ReviewDto. A user name that is a bare timestamp or an e-mail address gives way to the first name. */
export const REVIEW_JSON = `json_build_object('id', r.id, 'productId', r.product_id, 'userId', r.user_id,
  'username', case when u.username ~ '^[0-9]+$' or position('@' in u.username) > 0
    then split_part(u.name, ' ', 1) else u.username end,
  'stars', r.stars, 'comment', r.comment, 'created_at', r.created_at)`;
