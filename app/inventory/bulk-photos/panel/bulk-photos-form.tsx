import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatBytes } from '#app/figures/bytes.ts'
import { BULK_CONTROLS } from '#app/inventory/bulk-photos/bulk-photo-intents.ts'
import { MOST_BYTES, MOST_SENT_FILES, MOST_GB, NONE_SENT, TOO_MUCH } from '#app/inventory/bulk-photos/files/limits.ts'
import { counted } from '#app/panel/counted.ts'
import { MAX_UPLOAD_MB } from '#app/photos/upload-fault.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { type PathedFile, chosenFiles, droppedFiles } from './dropped-files.ts'
import { sendPictures } from './send-pictures.ts'

/** Sends zips, pictures or a folder; files may be dropped on it too. */
export function BulkPhotosForm({ fault: answered }: { fault: string | null }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef<AbortController>(null)
  const [dropped, setDropped] = useState<readonly PathedFile[]>([])
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const fault = failed ?? (share === null ? answered : null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (share !== null) return
    const inputs = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=file]')
    const files = [...chosenFiles(inputs), ...dropped]
    if (files.length === 0) return setFailed(NONE_SENT)
    if (files.length > MOST_SENT_FILES || files.reduce((sum, { file }) => sum + file.size, 0) > MOST_BYTES)
      return setFailed(TOO_MUCH)
    const body = new FormData()
    if (new FormData(event.currentTarget).has(BULK_CONTROLS.mode)) body.append(BULK_CONTROLS.mode, 'replace')
    for (const { file, path } of files) body.append(BULK_CONTROLS.files, file, path)
    sending.current = new AbortController()
    setFailed(null)
    setShare(0)
    const sent = await sendPictures(body, { onProgress: setShare, signal: sending.current.signal })
    if ('address' in sent) return navigate(sent.address)
    setShare(null)
    setFailed(sent.fault)
  }

  async function take(event: DragEvent) {
    event.preventDefault()
    const files = await droppedFiles(event.dataTransfer)
    setDropped((before) => [...before, ...files])
  }

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void send(event)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void take(event)}
      className={`${BOX} max-w-200`}
    >
      <div className={`${BOX_BODY} grid gap-4`}>
        <div className="grid gap-3">
          <FieldAlerts value={true}>
            <FileField
              name={BULK_CONTROLS.files}
              label="Zips o fotos"
              multiple
              accept=".zip,image/*"
              note={
                <>
                  Con el ID de su propiedad al principio del nombre (BOD-7_1.jpg, BOD-7 (2).jpg, BOD-7-fachada.png) o en
                  una carpeta que se llame como el ID. Hasta {MOST_GB}&nbsp;GB por envío y {MAX_UPLOAD_MB}&nbsp;MB por
                  foto. Primero verás qué foto va a qué propiedad: nada se guarda hasta que lo confirmes.
                  <span className="noscript:hidden pointer-coarse:hidden">
                    {' '}
                    También puedes arrastrar carpetas aquí.
                  </span>
                </>
              }
              error={fault}
            />
          </FieldAlerts>
          {dropped.length > 0 && <DroppedFiles files={dropped} onClear={() => setDropped([])} />}
        </div>
        <FileField kind="folder" name={BULK_CONTROLS.folder} label="O una carpeta de tu computadora" multiple />
        <CheckBox
          name={BULK_CONTROLS.mode}
          value="replace"
          label="Sustituir las fotos que ya tienen; si no, las nuevas van al final"
        />
        {share === null ? (
          <SubmitButton busy={false} label="Revisar fotos" className="justify-self-start" />
        ) : (
          <Sending share={share} onCancel={() => sending.current?.abort()} />
        )}
      </div>
    </form>
  )
}

function DroppedFiles({ files, onClear }: { files: readonly PathedFile[]; onClear: () => void }) {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <p role="status" className="num flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {counted(files.length, 'archivo arrastrado', 'archivos arrastrados')}, {formatBytes(bytes)}
      <button type="button" onClick={onClear} className={buttonClass({ variant: 'outline' })}>
        Quitar
      </button>
    </p>
  )
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.floor(share * 100)
  return (
    <div className="grid gap-2">
      <progress value={share} max={1} aria-label="Envío" className="h-2 w-full max-w-120" />
      <p role="status" className="num text-sm text-ink-2">
        {share < 1 ? `Enviando: ${percent} %. No cierres esta página.` : 'Enviado. Revisando...'}
      </p>
      <button
        type="button"
        onClick={onCancel}
        className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}
      >
        Cancelar
      </button>
    </div>
  )
}
