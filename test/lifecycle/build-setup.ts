import { prepare } from '../../scripts/bootstrap.mjs'

/** These tests run the built server, as owners do. */
export default async function setUp(): Promise<void> {
  await prepare({ build: true })
}
