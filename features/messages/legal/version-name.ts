/** Versions are called by their day; a second one of a day gets a number, `2027-03-01-2`. */
export function nameVersion(day: string, taken: readonly string[]): string {
  let name = day
  for (let count = 2; taken.includes(name); count += 1) name = `${day}-${count}`
  return name
}
