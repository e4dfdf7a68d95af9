import { marked, type Token, type Tokens } from 'marked'
import type { NewsBlock, NewsInline } from './news.ts'
import { NewsProblemError } from './news-problem.ts'

/** Parses simple Markdown; throws for anything else, HTML included. `setType` is applied to all running text. */
export function readBlocks(text: string, setType: (text: string) => string): NewsBlock[] {
  try {
    return marked.lexer(text).flatMap((token) => toBlock(token as Block, setType) ?? [])
  } catch (error) {
    // The parser recurses: what is nested thousands of times exhausts the stack.
    if (error instanceof RangeError)
      throw new NewsProblemError('is nested too deeply', 'one_paragraph', excerpt(text))
    throw error
  }
}

/** No address of another host: browsers read a backslash as a slash and skip white space. */
const LINK = /^(\/(?!\/)|https:\/\/|mailto:)[^\s\\\p{Cc}]*$/u

type Block =
  | Tokens.Space
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Blockquote
  | Tokens.List
  | Tokens.HTML
  | Tokens.Code

type SetType = (text: string) => string

function toBlock(token: Block, setType: SetType): NewsBlock | undefined {
  switch (token.type) {
    case 'space':
      return undefined
    case 'heading':
      if (token.depth !== 2)
        throw new NewsProblemError(
          `has "${token.raw.trim()}"; headings begin with ## and a space`,
          'heading_level',
          excerpt(token.raw),
        )
      return { kind: 'heading', text: toInline(token.tokens, setType) }
    case 'paragraph':
      return { kind: 'paragraph', text: toInline(token.tokens, setType) }
    case 'blockquote':
      return { kind: 'quote', text: toInline(onlyText(token), setType) }
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: token.items.map((item) => toInline(onlyText(item), setType)),
      }
    default:
      throw refused(token)
  }
}

function onlyText(token: Tokens.ListItem | Tokens.Blockquote): Token[] {
  const [first, ...others] = (token.tokens ?? []).filter(({ type }) => type !== 'space')
  if (!first || others.length > 0 || !['paragraph', 'text'].includes(first.type))
    throw new NewsProblemError(
      `has "${excerpt(token.raw)}", where one paragraph is expected`,
      'one_paragraph',
      excerpt(token.raw),
    )
  return (first as Tokens.Paragraph).tokens ?? [first]
}

function toInline(tokens: Token[], setType: SetType): NewsInline[] {
  return tokens.map((token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return setType((token as Tokens.Text).text)
      case 'strong':
      case 'em':
        return { kind: token.type, text: toInline((token as Tokens.Strong).tokens, setType) }
      case 'link': {
        const { href, tokens: inside } = token as Tokens.Link
        if (!LINK.test(href))
          throw new NewsProblemError(
            `links to "${href}"; a link begins with /, https:// or mailto:`,
            'link_target',
            excerpt(href),
          )
        return { kind: 'link', to: href, text: toInline(inside, setType) }
      }
      default:
        throw refused(token)
    }
  })
}

function refused(token: { type: string; raw: string }): Error {
  const what = token.type === 'html' ? 'HTML' : `what Markdown calls "${token.type}"`
  const at = excerpt(token.raw)
  return new NewsProblemError(`has ${what} at "${at}", which a page does not show`, 'not_shown', at)
}

function excerpt(raw: string): string {
  const line = raw.trim().split('\n')[0] ?? ''
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
