import { defineConfig } from 'vitest/config'

/** Drawing takes longer than most tests: the limits stop what hangs, not a busy machine. */
export default defineConfig({
  test: {
    name: 'drawings',
    environment: 'node',
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
