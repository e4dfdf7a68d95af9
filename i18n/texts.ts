import { LANGUAGES, type Language } from './languages.ts'

/** One text in the four languages. */
export type Text = Readonly<Record<Language, string>>

interface Tree {
  readonly [key: string]: Text | Tree | readonly (Text | Tree)[]
}

/** The same tree with each text in one language. */
type InOneLanguage<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : { [Key in keyof T]: InOneLanguage<T[Key]> }

/** Texts written with their languages side by side, as one tree for each language; a missing one does not compile. */
export function texts<T extends Tree>(tree: T): Readonly<Record<Language, InOneLanguage<T>>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, inOne(tree, language)])) as Record<
    Language,
    InOneLanguage<T>
  >
}

function inOne(value: Tree[string], language: Language): unknown {
  if (Array.isArray(value)) return value.map((each: Text | Tree) => inOne(each, language))
  if (isText(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inOne(each, language)]))
}

/** A group whose keys are the languages has groups or texts as values, never strings. */
function isText(value: Tree[string]): value is Text {
  return 'de' in value && typeof value.de === 'string'
}
