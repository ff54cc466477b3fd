import { PROPERTY_NOT_LOADED, TELL_US_NUMBER } from '#app/ui/failure-words.ts'
import { useLocation } from 'react-router'
import { useRequestId } from '#app/ui/request-id.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

type Failure = { title: string; sentence: string }
/** `as`: the element that this one replaces; `message`: used if it isn't a property that failed. */
type Props = { as: 'div' | 'main'; retry: string; back: { path: string; label: string }; message?: Failure }

const PROPERTY: Failure = {
  title: PROPERTY_NOT_LOADED,
  sentence: 'Error al cargar los detalles de la propiedad',
}

/** Shown instead of a property that could not be read (spec, section 8), with a link that tries again. */
export function PropertyFailed({ as: Root, retry, back, message = PROPERTY }: Props) {
  const requestId = useRequestId()
  const { pathname, search } = useLocation()
  return (
    <Root
      id={Root === 'main' ? 'main' : undefined}
      className="wrap grid justify-items-center gap-4 py-(--space-section) text-center"
    >
      <Icon name="warning" className="text-[2rem] text-danger" />
      <h1 className="text-3xl">{message.title}</h1>
      <p role="alert" className="max-w-[44ch] text-ink-2">
        {message.sentence}
      </p>
      {requestId && (
        <p className="text-xs text-ink-3">
          {TELL_US_NUMBER} <span className="num font-semibold break-all">{requestId}</span>
        </p>
      )}
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <a className={buttonClass()} href={pathname + search}>
          {retry}
        </a>
        <a className={buttonClass({ variant: 'outline' })} href={back.path}>
          {back.label}
        </a>
      </p>
    </Root>
  )
}
