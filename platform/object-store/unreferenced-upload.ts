/** An upload that nothing refers to is deleted at this age. No request lasts longer than five minutes. */
export const UNREFERENCED_UPLOAD_MS = 3_600_000
