/** `YYYY-MM-DD`, empty while not chosen. A single day has `from` equal to `to`. */
export interface ChosenDays {
  from: string
  to: string
}

export function chooseDay(chosen: ChosenDays, day: string): ChosenDays {
  return isOpen(chosen) && day >= chosen.from ? { from: chosen.from, to: day } : { from: day, to: '' }
}

export function isOpen({ from, to }: ChosenDays): boolean {
  return from !== '' && to === ''
}
