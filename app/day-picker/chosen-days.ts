/** `YYYY-MM-DD`, empty while not chosen. A single day has `from` equal to `to`. */
export interface ChosenDays {
  from: string
  to: string
}

/** First choice sets the start, a later day the end. */
export function chooseDay(chosen: ChosenDays, day: string): ChosenDays {
  return isOpen(chosen) && day >= chosen.from ? { from: chosen.from, to: day } : { from: day, to: '' }
}

/** The end is still to be chosen. */
export function isOpen({ from, to }: ChosenDays): boolean {
  return from !== '' && to === ''
}
