import { AttachmentsField } from '#site/form/attachments-field.tsx'
import { useMessages } from '#site/language/language.tsx'
import type { RequestFields } from './request-fields.tsx'

export function RequestAttachments({ fields: { of, files, filesLost } }: { fields: RequestFields }) {
  const { optional } = useMessages('request-form')
  return <AttachmentsField optional={optional} lost={filesLost} list={files} {...of('attachments')} />
}
