/** Up to this many need no approval. */
const ALWAYS = 20
/** Share of all records of a kind in one run; one year of ten is a tenth. */
const LARGEST_SHARE = 0.25
const LARGEST_NUMBER = 5000
/** Tolerance: more may have fallen due since the approval. */
const GROWTH = 1.1

export function needsApproval({
  due,
  total,
  approved = 0,
}: {
  due: number
  total: number
  approved?: number | undefined
}): boolean {
  if (due <= ALWAYS || due <= approved * GROWTH) return false
  return due > total * LARGEST_SHARE || due > LARGEST_NUMBER
}
