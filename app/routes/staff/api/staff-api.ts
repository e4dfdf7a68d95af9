/** An answer that says nothing but that it is done. */
export type Nothing = Record<string, never>

/** JSON body and answer of a `POST` or `PUT`. */
export interface Action<Body, Answer = Nothing> {
  body: Body
  answer: Answer
}

/** With ids filled in, and optionally a query. */
export type StaffPath<Address extends string> = Address extends `${infer Start}/:${string}/${infer Rest}`
  ? StaffPath<`${Start}/${string}/${Rest}`>
  : Address extends `${infer Start}/:${string}`
    ? `${Start}/${string}`
    : Address | `${Address}?${string}`
