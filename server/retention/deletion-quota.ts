/** So few are never too many. */
const ALWAYS = 20
/** Of all records of a kind, in one run: a year of ten is a tenth. */
const LARGEST_SHARE = 0.25
const LARGEST_NUMBER = 5000
/** More may have fallen due since the owner looked. */
const GROWTH = 1.1

/** Whether so many of a kind at once are deleted only after the owner has agreed. */
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
