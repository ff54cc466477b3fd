import { type MouseEvent, useState } from 'react'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TOOL_WORDS } from './detail-layout.tsx'

/** How long 'Enlace copiado' stays. */
const MESSAGE_MS = 4000

/**
 * Opens the device's share sheet, or copies the address and says so. Without JavaScript, or if the browser forbids both, it
 * is a mailto link with the address.
 */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(url)
    setCopied(true)
    setTimeout(() => setCopied(false), MESSAGE_MS)
  }

  function share(event: MouseEvent<HTMLAnchorElement>) {
    const { href } = event.currentTarget
    const sendByMail = () => location.assign(href)
    if (typeof navigator.share === 'function') {
      event.preventDefault()
      navigator.share({ title, url }).catch((failure: unknown) => {
        if (!(failure instanceof DOMException && failure.name === 'AbortError')) copy().catch(sendByMail)
      })
    } else if (navigator.clipboard) {
      event.preventDefault()
      copy().catch(sendByMail)
    }
  }

  return (
    <>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={share}
        className={buttonClass({
          variant: 'ghost',
          className: 'max-sm:-mr-3 max-sm:px-3 max-[16rem]:mr-0 sm:-mr-[1.15rem]',
        })}
      >
        <Icon name={copied ? 'check' : 'share'} />
        <span className={copied ? undefined : TOOL_WORDS}>{copied ? 'Enlace copiado' : 'Compartir'}</span>
      </a>
      <span role="status" className="sr-only">
        {copied && 'Enlace copiado'}
      </span>
    </>
  )
}
