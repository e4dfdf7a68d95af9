import type { StaffPicture } from '#features/pictures/staff-picture.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { addToLibrary } from './add-to-library.ts'
import { PhotoStrips } from './photo-strips.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import styles from './pictures.module.css'
import { usePageName } from './use-page-name.ts'
import { usePictureSize } from './use-picture-size.ts'

/** The library: upload, what each picture lacks and where it stands; below it the rows of the pages. */
export default function PicturesView() {
  const messages = useMessages('staff-pictures')
  const language = useLanguage()
  const toast = useResultToast()
  const { value, problem, reload } = useLoaded<'/pictures'>('/pictures')
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      <PictureDrop
        multiple
        onUploaded={addToLibrary}
        onDone={(count) => {
          if (count > 0) toast.done(plural(language, count, messages.upload.done))
          reload()
        }}
      />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.pictures.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
      {value && value.pictures.length > 0 && (
        <ul className={styles.library}>
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
  const messages = useMessages('staff-pictures')
  const language = useLanguage()
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
        <p className={lacks.length > 0 ? styles.lacking : undefined}>{notes.join(', ')}</p>
        <p className="muted">{places.join(', ') || messages.unused}</p>
        <p className="muted num">{sizeOf(file)}</p>
      </div>
    </li>
  )
}
