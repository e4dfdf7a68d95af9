import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What WebAuthn sets in the flags: user present, user verified, key attached. */
const PRESENT = 0x01
const VERIFIED = 0x04
const ATTACHED = 0x40

interface Ceremony {
  /** The challenge as the server sent it, base64url. */
  challenge: string
  /** Host and origin as a browser states them. */
  rpId: string
  origin: string
}

interface Behaviour {
  /** False: nobody typed a PIN or touched a sensor. */
  verified?: boolean
  counter?: number
}

/** An authenticator with one ES256 key, which signs as a device would. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])

  function authenticatorData({ rpId }: Ceremony, flags: number, counter: number, attached?: Buffer): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const parts = [createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]
    return Buffer.concat([...parts, ...(attached ? [attached] : [])])
  }

  return {
    /** What `navigator.credentials.create()` gives, as JSON. */
    create(ceremony: Ceremony, { verified = true, counter = 0 }: Behaviour = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attached = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const flags = PRESENT | (verified ? VERIFIED : 0) | ATTACHED
      const data = authenticatorData(ceremony, flags, counter, attached)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ])
      return credential(id, {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    /** What `navigator.credentials.get()` gives, as JSON. */
    get(ceremony: Ceremony, { verified = true, counter = 0 }: Behaviour = {}) {
      const data = authenticatorData(ceremony, PRESENT | (verified ? VERIFIED : 0), counter)
      const client = clientData('webauthn.get', ceremony)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return credential(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

function credential<Response extends object>(id: Buffer, response: Response) {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key' as const, clientExtensionResults: {}, response }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** In the shortest form, up to 65535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}
