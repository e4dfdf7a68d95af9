import type { StaffPicture } from '../staff-picture.ts'
import { fill, plural } from '#i18n/format.ts'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { useLoaded } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { addPicture } from './add-picture.ts'
import { pictures } from './picture.contract.ts'
import { PhotoStrips } from './photo-strips.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import styles from './pictures.module.css'
import { usePageName } from './use-page-name.ts'
import { usePictureSize } from './use-picture-size.ts'

/** The library: upload, what each picture lacks and where it stands; below it the rows of the pages. */
export default function PicturesPage() {
  const { t: messages, language } = useTexts('staff-pictures')
  const toast = useResultToast()
  const { value, problem, reload } = useLoaded(pictures.list)
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      <PictureDrop
        multiple
        onUploaded={addPicture}
        onDone={(count) => {
          if (count > 0) toast.done(plural(language, count, messages.upload.done))
          reload()
        }}
      />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.pictures.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
      {value && value.pictures.length > 0 && (
        <ul className={`lines ${styles.library}`}>
          {value.pictures.map((picture) => (
            <Entry key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
      {value && <PhotoStrips pictures={value.pictures} onPicturesChanged={reload} />}
    </>
  )
}

function Entry({ picture }: { picture: StaffPicture }) {
  const { t: messages, language } = useTexts('staff-pictures')
  const sizeOf = usePictureSize()
  const pageName = usePageName()
  const { id, texts, file, state, hasDraft, lacks, uses } = picture
  const alts = lacks.flatMap((lack) => (lack === 'author' ? [] : [lack.slice('alt.'.length).toUpperCase()]))
  const notes = [
    messages.states[state],
    hasDraft && state === 'published' && messages.changed,
    alts.length > 0 && fill(messages.lacksAlt, { what: alts.join(', ') }),
    lacks.includes('author') && messages.lacksAuthor,
  ].filter((note) => note !== false)
  const places = uses.map(({ kind, name }) =>
    fill(messages.uses[kind], { name: kind === 'strip' ? pageName(name) : name }),
  )
  return (
    <li>
      <PictureThumb name={id} pictures={[picture]} />
      <div>
        <PageLink to={staffPaths.picture(id)}>
          {texts.alt[language] || texts.alt.de || messages.untitled}
        </PageLink>
        <p className={lacks.length > 0 ? 'bad' : undefined}>{notes.join(', ')}</p>
        <p className="muted">{places.join(', ') || messages.unused}</p>
        <p className="muted num">{sizeOf(file)}</p>
      </div>
    </li>
  )
}
