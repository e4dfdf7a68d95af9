import { spawn } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isStartupProblem, startupProblem } from '../startup-problem.ts'
import { HEADER_BYTES, isSealed, openStream, sealStream } from './seal-stream.ts'

/**
 * Packs a folder into a .tar.gz, encrypted where there is a passphrase. It appears under its name only when it is whole
 * and on the disk; it and what is in it are readable by their owner alone.
 */
export async function packArchive(folder: string, file: string, passphrase?: string): Promise<void> {
  const draft = `${file}.part`
  try {
    const program = tar(['-cz', '--mode=u=rwX,go=', '-C', folder, '.'], 'ignore')
    const packed: AsyncIterable<Uint8Array> = program.stdout
    const target = createWriteStream(draft, { mode: 0o600, flags: 'w' })
    await both(
      pipeline(
        Readable.from(passphrase ? sealStream(packed, passphrase) : packed, { objectMode: false }),
        target,
      ),
      program.done,
    )
    const handle = openSync(draft, 'r')
    fsyncSync(handle)
    closeSync(handle)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw startupProblem(`${file} cannot be written: ${(error as Error).message}`, error)
  }
}

/**
 * Unpacks all or fails: a cut or damaged file does not pass its checksum. `askPassphrase` is asked only for an
 * encrypted file.
 */
export async function unpackArchive(
  file: string,
  folder: string,
  askPassphrase: () => Promise<string>,
): Promise<void> {
  if (!existsSync(file))
    throw startupProblem(`${file} does not exist; name the file that "npm run backup" wrote.`)
  const passphrase = isSealedFile(file) ? await askPassphrase() : undefined
  try {
    const program = tar(['-xz', '-C', folder, '--no-same-owner'], 'pipe')
    const packed: AsyncIterable<Uint8Array> = createReadStream(file)
    await both(
      pipeline(
        Readable.from(passphrase ? openStream(packed, passphrase) : packed, { objectMode: false }),
        program.stdin,
      ),
      program.done,
    )
  } catch (error) {
    if (isStartupProblem(error)) throw startupProblem(`${file}: ${error.message}`, error)
    throw startupProblem(`${file} is not a whole backup: ${(error as Error).message}`, error)
  }
}

function isSealedFile(file: string): boolean {
  const start = Buffer.alloc(HEADER_BYTES)
  const handle = openSync(file, 'r')
  try {
    return readSync(handle, start) > 0 && isSealed(start)
  } finally {
    closeSync(handle)
  }
}

/** Starts tar; `done` rejects with what it complained of. */
function tar(options: string[], stdin: 'pipe' | 'ignore') {
  const child = spawn('tar', options, { stdio: ['pipe', 'pipe', 'pipe'] })
  if (stdin === 'ignore') child.stdin.end()
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`the program tar does not run (${error.message}); install it.`)),
    )
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint.trim()))))
  })
  // Node empties the output of a program that has ended before anybody reads it.
  return { stdin: child.stdin, stdout: child.stdout.pipe(new PassThrough()), done }
}

/** Waits for both; of two failures tar's tells more, except where the stream itself is refused. */
async function both(stream: Promise<unknown>, program: Promise<unknown>): Promise<void> {
  const [ofStream, ofTar] = await Promise.allSettled([stream, program])
  if (ofStream.status === 'rejected' && isStartupProblem(ofStream.reason)) throw ofStream.reason
  if (ofTar.status === 'rejected') throw ofTar.reason
  if (ofStream.status === 'rejected') throw ofStream.reason
}
