/** What JSON makes `T` of: an instant may stand for its text. */
export type Instants<T> = string extends T
  ? T | Date
  : T extends object
    ? { [Key in keyof T]: Instants<T[Key]> }
    : T
