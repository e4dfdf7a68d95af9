/** For `accept`: the extensions of `ATTACHMENT_TYPES`, without importing its module. */
export const ATTACHMENT_ENDINGS =
  '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.gif,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.txt,.csv'
