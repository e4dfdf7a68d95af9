/** `Text/Plain; charset=UTF-8` → `text/plain`. */
export function plainType(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** Entries are types or `image/*`; parameters are ignored. */
export function isAllowedType(type: string, allowed: string[]): boolean {
  const plain = plainType(type)
  return allowed.some((entry) => {
    const wanted = plainType(entry)
    return (
      wanted === plain || wanted === '*/*' || (wanted.endsWith('/*') && plain.startsWith(wanted.slice(0, -1)))
    )
  })
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.'

const TYPES_OF_NAMES: Record<string, string> = {
  avif: 'image/avif',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: `${OFFICE}wordprocessingml.document`,
  exe: 'application/x-msdownload',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  htm: 'text/html',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  odp: `${OPEN_DOCUMENT}presentation`,
  ods: `${OPEN_DOCUMENT}spreadsheet`,
  odt: `${OPEN_DOCUMENT}text`,
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}presentationml.presentation`,
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xhtml: 'application/xhtml+xml',
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}spreadsheetml.sheet`,
  xml: 'application/xml',
  zip: 'application/zip',
}

/** Undefined for unknown extensions. */
export function typeOfName(key: string): string | undefined {
  const end = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase()
  return end === undefined || !Object.hasOwn(TYPES_OF_NAMES, end) ? undefined : TYPES_OF_NAMES[end]
}

/**
 * Whether detected bytes may have the declared type: the same kind of image, video, sound, container or text. Never
 * HTML, SVG or a document as an image.
 */
export function isSameKind(found: string, declared: string): boolean {
  const [one, other] = [canonical(found), canonical(declared)]
  if (one === other) return true
  const family = /^(image|video|audio)\//.exec(one)?.[0]
  if (family && one !== SVG && other !== SVG) return other.startsWith(family)
  if (one === 'application/zip') return other.startsWith(OFFICE) || other.startsWith(OPEN_DOCUMENT)
  if (one === 'application/x-cfb') return OLD_OFFICE.has(other)
  if (one === 'application/xml') return other.endsWith('+xml')
  if (one === 'text/plain') return isTextual(other)
  // What spreadsheet programs call CSV.
  if (one === 'text/csv') return other === 'application/vnd.ms-excel' || other === 'text/plain'
  return false
}

const SVG = 'image/svg+xml'

const OLD_OFFICE = new Set([
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.ms-outlook',
])

const ALIASES: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'application/x-zip-compressed': 'application/zip',
  'text/xml': 'application/xml',
  'application/x-javascript': 'text/javascript',
  'application/javascript': 'text/javascript',
}

function canonical(type: string): string {
  return ALIASES[type] ?? type
}

function isTextual(type: string): boolean {
  return (
    type.startsWith('text/') ||
    type.endsWith('+xml') ||
    /^application\/(json|xml|rtf|yaml|[\w.-]+\+json)$/.test(type)
  )
}
