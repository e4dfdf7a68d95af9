import { configDefaults, defineConfig } from 'vitest/config'
import { limitMs } from './test/machine-speed.ts'

const LIMITS = {
  // Stop hung tests only.
  testTimeout: limitMs(300_000),
  hookTimeout: limitMs(300_000),
  expect: { poll: { timeout: limitMs(30_000) } },
  // Per project, because none inherits it; the default leaves one of two processors idle.
  maxWorkers: '100%',
  // Styles that the server puts into pages; others stay empty.
  css: { include: /\.css\?inline$/ },
} as const

/** Unit tests, tests with PostgreSQL, tests with whole processes, and those of the drawings. */
export default defineConfig({
  test: {
    projects: [
      './drawings',
      {
        extends: './vite.config.ts',
        test: {
          ...LIMITS,
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            '**/*.db.test.ts',
            'drawings/**',
            'test/lifecycle/**',
            'dist/**',
            'data/**',
          ],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...LIMITS,
          name: 'database',
          isolate: false,
          environment: 'node',
          include: ['**/*.db.test.ts'],
          exclude: [...configDefaults.exclude, 'dist/**', 'data/**'],
          globalSetup: ['test/database-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...LIMITS,
          name: 'lifecycle',
          environment: 'node',
          include: ['test/lifecycle/**/*.test.ts'],
          globalSetup: ['test/lifecycle/build-setup.ts'],
          // They wait for other processes more than they work.
          maxWorkers: 3,
          // Longer than the conditions they wait for, so that failures name these.
          testTimeout: limitMs(600_000),
          hookTimeout: limitMs(600_000),
        },
      },
    ],
  },
})
