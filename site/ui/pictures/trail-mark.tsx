/** 1 trail, 2 mountain, 3 alpine, 4 orienteering flag (team events), 5 hatching (evenings). */
export type TrailMarkKind = 1 | 2 | 3 | 4 | 5

/** Decorative: put the name beside it. */
export function TrailMark({ kind }: { kind: TrailMarkKind }) {
  return <i className={`mark mark--${kind}`} aria-hidden="true" />
}
