import { configDefaults, defineConfig } from 'vitest/config'

const LIMITS = {
  // They stop what hangs; a busy machine alone does not reach them.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  // All processors, said for each project because none inherits it; the default leaves one of two idle.
  maxWorkers: '100%',
} as const

/**
 * Three kinds of tests: pure ones, ones against a real PostgreSQL, and ones that start and kill whole processes; beside
 * them those of the drawings' own package.
 */
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
            'test/**',
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
