import { defineConfig, devices } from '@playwright/test'
import { APP_SECRET, AUTH_SECRET, PROVIDER_SECRET } from './test/e2e/auth-secret.ts'
import { limitMs } from './test/machine-speed.ts'

const port = Number(process.env['E2E_PORT'] ?? 4873)
const origin = `http://localhost:${port}`
/** OpenID Connect provider of the tests. */
const providerPort = port + 200
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Tests the built site (`npm run build`) in Debian's Chromium, with its own server and database. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/site-template.ts',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Each worker opens a site of its own; three keep two processors busy.
  workers: 3,
  retries: 0,
  // Stop hung tests only.
  timeout: limitMs(300_000),
  expect: { timeout: limitMs(20_000) },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    // So that a button that is not there is named before the test's own limit.
    actionTimeout: limitMs(60_000),
    // Without a UTF-8 locale Chromium rejects umlauts in file names.
    launchOptions: {
      executablePath,
      // Hinting would round letter widths to whole pixels.
      args: ['--font-render-hinting=none'],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: [
    {
      command: `${process.execPath} scripts/e2e-provider.ts`,
      url: `http://localhost:${providerPort}/.well-known/openid-configuration`,
      env: {
        PORT: String(providerPort),
        REDIRECT_URI: `${origin}/auth/v1/callback`,
        CLIENT_SECRET: PROVIDER_SECRET,
      },
      stdout: 'ignore',
      stderr: 'ignore',
      timeout: limitMs(60_000),
      gracefulShutdown: { signal: 'SIGTERM', timeout: limitMs(5000) },
    },
    {
      command: `${process.execPath} scripts/e2e-server.ts`,
      url: `${origin}/healthz`,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        LOG_LEVEL: 'warn',
        APP_SECRET,
        // Tests create many accounts from one address.
        AUTH_SIGNUP: 'open',
        AUTH_MFA_WEBAUTHN: 'on',
        AUTH_AUTOCONFIRM_EMAIL: 'on',
        AUTH_RATE_LIMITS: 'off',
        // Tests book whole courses by invoice.
        INVOICE_PERCENT: '100',
        AUTH_JWT_SECRET: AUTH_SECRET,
        AUTH_OIDC_NAME: 'verein',
        AUTH_OIDC_ISSUER: `http://localhost:${providerPort}`,
        AUTH_OIDC_CLIENT_ID: 'gratweg',
        AUTH_OIDC_CLIENT_SECRET: PROVIDER_SECRET,
      },
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: limitMs(120_000),
      gracefulShutdown: { signal: 'SIGTERM', timeout: limitMs(30_000) },
    },
  ],
})
