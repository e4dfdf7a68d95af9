/** A tab tells every so many seconds where it is. */
export const PRESENCE_EVERY_SECONDS = 5

/** A tab that said nothing for so long is no longer there: two of its messages may get lost. */
export const PRESENT_FOR_SECONDS = 16

/** Another tab in the same place. */
export interface OtherEditor {
  /** Null: of an account without an address. */
  email: string | null
  /** Another tab of whoever asks. */
  isOwn: boolean
  part: string | null
}
