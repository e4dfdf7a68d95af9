/** `+41 41 123 45 67` from a Swiss number in any way of writing; numbers of other countries with single spaces. */
export function formatPhone(text: string): string {
  const typed = text.trim().replace(/\s+/g, ' ')
  const digits = typed.replace(/\(0\)|[\s/().'–-]/g, '').replace(/^00/, '+')
  const [, one, two, three, four] = /^(?:\+41|0)(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return four ? `+41 ${one} ${two} ${three} ${four}` : typed
}

/** International and with spaces alone, so that it can be read and dialled: 8 to 15 digits (ITU-T E.164). */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+[1-9]\d{0,2}(?: \d{1,12}){1,6}$/.test(text) && digits >= 8 && digits <= 15
}
