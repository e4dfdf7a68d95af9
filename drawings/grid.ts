import { clamp } from './interpolate.ts'

/** Values on a square lattice, row by row from the smallest y. */
export class Grid {
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly values: Float32Array

  constructor(columns: number, rows: number, left = 0, top = 0, cell = 1) {
    this.columns = columns
    this.rows = rows
    this.left = left
    this.top = top
    this.cell = cell
    this.values = new Float32Array(columns * rows)
  }

  /** Samples the function over a sheet with its corner at (0, 0). */
  static sample(
    width: number,
    height: number,
    cell: number,
    valueAt: (x: number, y: number) => number,
  ): Grid {
    const grid = new Grid(Math.round(width / cell) + 1, Math.round(height / cell) + 1, 0, 0, cell)
    return grid.fill(valueAt)
  }

  fill(valueAt: (x: number, y: number, index: number) => number): this {
    for (let row = 0, index = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++, index++)
        this.values[index] = valueAt(this.left + column * this.cell, this.top + row * this.cell, index)
    return this
  }

  /** At least one cell inside the border. */
  contains(x: number, y: number): boolean {
    const u = (x - this.left) / this.cell
    const v = (y - this.top) / this.cell
    return u >= 1 && v >= 1 && u < this.columns - 2 && v < this.rows - 2
  }

  /** Bilinear; clamped at the border. */
  at(x: number, y: number): number {
    const u = clamp((x - this.left) / this.cell, 0, this.columns - 1.001)
    const v = clamp((y - this.top) / this.cell, 0, this.rows - 1.001)
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [right, down] = [u - column, v - row]
    const index = row * this.columns + column
    const { values, columns } = this
    return (
      (values[index] * (1 - right) + values[index + 1] * right) * (1 - down) +
      (values[index + columns] * (1 - right) + values[index + columns + 1] * right) * down
    )
  }

  copy(): Grid {
    const copy = new Grid(this.columns, this.rows, this.left, this.top, this.cell)
    copy.values.set(this.values)
    return copy
  }

  /** Box blur in place, `radius` cells to each side; extends the border values. */
  blur(radius: number): this {
    const { columns, rows, values } = this
    const between = new Float32Array(columns * rows)
    for (let row = 0; row < rows; row++) slide(values, between, row * columns, 1, columns, radius)
    for (let column = 0; column < columns; column++) slide(between, values, column, columns, rows, radius)
    return this
  }
}

/** Sliding-window mean over one row or column. */
function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  const at = (i: number) => from[start + clamp(i, 0, length - 1) * stride]
  let sum = 0
  for (let i = -radius; i <= radius; i++) sum += at(i)
  for (let i = 0; i < length; i++) {
    to[start + i * stride] = sum / (2 * radius + 1)
    sum += at(i + radius + 1) - at(i - radius)
  }
}
