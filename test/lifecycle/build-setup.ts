import { prepare } from '../../scripts/bootstrap.mjs'

/** These tests run what an owner runs: the built server. */
export default async function setUp(): Promise<void> {
  await prepare({ build: true })
}
