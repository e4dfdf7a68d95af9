/** Optimal string alignment distance (insert, delete, replace, swap neighbours). O(a × b): for words only. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      line.push(cost)
    }
    before = above
    above = line
  }
  return at(above, b.length)
}

function at(line: number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}
