/** Interval in seconds at which a tab reports its place. */
export const PRESENCE_EVERY_SECONDS = 5

/** Seconds after which a silent tab counts as closed: two reports may get lost. */
export const PRESENT_FOR_SECONDS = 16

/** Where a tab of the back office is. */
export interface TabReport {
  /** UUID. */
  tab: string
  /** As in the address: `texts=home`. Null: the tab leaves. */
  place: string | null
  part: string | null
}

/** Another tab in the same place. */
export interface OtherEditor {
  /** Null: of an account without an address. */
  email: string | null
  /** Another tab of the same account. */
  isOwn: boolean
  part: string | null
}
