/** For the `accept` of a field that takes attachments: the endings of `ATTACHMENT_TYPES`, without the rest of its module. */
export const ATTACHMENT_ENDINGS =
  '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.gif,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.txt,.csv'
