/** xmur3 into sfc32: the same on every machine. @returns a function giving the next number in [0, 1). */
export function seededRandom(seed: string): () => number {
  const nextWord = hash(seed)
  let a = nextWord()
  let b = nextWord()
  let c = nextWord()
  let counter = nextWord()
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  // Early numbers correlate with the seed.
  for (let i = 0; i < 12; i++) next()
  return next
}

function hash(seed: string): () => number {
  let state = 1779033703 ^ seed.length
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return state >>> 0
  }
}
