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

/** Packs a folder into a .tar.gz (mode 0600), encrypted if there is a passphrase. Appears once complete and synced. */
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

/** Unpacks everything or throws: truncation and damage fail the checksum. Asks for the passphrase if encrypted. */
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
  // PassThrough: Node discards the output of an exited process that nobody has read yet.
  return { stdin: child.stdin, stdout: child.stdout.pipe(new PassThrough()), done }
}

/** When both fail, tar's error says more, unless the stream failed with a start-up problem. */
async function both(stream: Promise<unknown>, program: Promise<unknown>): Promise<void> {
  const [ofStream, ofTar] = await Promise.allSettled([stream, program])
  if (ofStream.status === 'rejected' && isStartupProblem(ofStream.reason)) throw ofStream.reason
  if (ofTar.status === 'rejected') throw ofTar.reason
  if (ofStream.status === 'rejected') throw ofStream.reason
}
