/** Binary min-heap of indices; single-precision keys. */
export class LowestFirst {
  size = 0
  private readonly keys: Float32Array
  private readonly things: Int32Array

  constructor(capacity: number) {
    this.keys = new Float32Array(capacity + 1)
    this.things = new Int32Array(capacity + 1)
  }

  push(key: number, thing: number): void {
    let at = ++this.size
    for (; at > 1 && this.keys[at >> 1] > key; at >>= 1) this.move(at >> 1, at)
    this.keys[at] = key
    this.things[at] = thing
  }

  /** Must not be empty. */
  pop(): number {
    const lowest = this.things[1]
    const key = this.keys[this.size]
    const thing = this.things[this.size]
    this.size--
    let at = 1
    for (let child = 2; child <= this.size; child = at * 2) {
      if (child < this.size && this.keys[child + 1] < this.keys[child]) child++
      if (this.keys[child] >= key) break
      this.move(child, at)
      at = child
    }
    this.keys[at] = key
    this.things[at] = thing
    return lowest
  }

  private move(from: number, to: number): void {
    this.keys[to] = this.keys[from]
    this.things[to] = this.things[from]
  }
}
