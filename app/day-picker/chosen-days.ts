/** Days `YYYY-MM-DD`; empty while not chosen. A single day is a range that has its end already. */
export interface ChosenDays {
  from: string
  to: string
}

/** What a choice in the calendar makes of the days: the first is the beginning, the next one after it the end. */
export function chooseDay(chosen: ChosenDays, day: string): ChosenDays {
  return isOpen(chosen) && day >= chosen.from ? { from: chosen.from, to: day } : { from: day, to: '' }
}

/** The next choice is the end. */
export function isOpen({ from, to }: ChosenDays): boolean {
  return from !== '' && to === ''
}
