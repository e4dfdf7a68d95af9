import { useMessages } from '../../../language/language.tsx'

/** Of a refusal or an invalid field; an unknown one says that it did not arrive. */
export function ProblemText({ code }: { code: string }) {
  const { problems } = useMessages('my-quote')
  return code in problems ? problems[code as keyof typeof problems] : problems.failed
}
