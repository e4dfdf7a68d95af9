import { defineConfig } from 'vitest/config'

/** Generous timeouts for slow generators. */
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
