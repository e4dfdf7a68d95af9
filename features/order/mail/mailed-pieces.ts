/** Pieces of a line, under the title that the buyer knows. */
export interface MailedPieces {
  title: string
  quantity: number
}
