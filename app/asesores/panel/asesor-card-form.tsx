import {
  ASESOR_CARD_INTENT,
  type AsesorFields,
  type CardRefusal,
  SHOWN_CONTROL,
  asesorCardRules,
} from '#app/asesores/asesor-card.ts'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { type FieldPhoto, PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import { Thumb } from '#app/photos/thumb.tsx'
import { ACCEPTED_PICTURES, MAX_UPLOAD_MB } from '#app/photos/upload-fault.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { SettingsForm } from '#app/ui/form/settings-form.tsx'

type Props = {
  /** The account that the card belongs to. */
  title: string
  opened: Record<keyof AsesorFields, string>
  isShown: boolean
  photo: FieldPhoto | null
  refusal: CardRefusal | null
}

const { chosen, removed } = PICTURE_CONTROLS.photos

/** The form of the public card of a person. */
export function AsesorCardForm({ title, opened, refusal, ...stored }: Props) {
  const { isShown, photo } = refusal ?? stored
  const control = controlsOfForm(asesorCardRules(isShown), refusal, {
    ...opened,
    whatsapp: formatPhone(opened.whatsapp),
  })
  return (
    <SettingsForm
      intent={ASESOR_CARD_INTENT}
      encType="multipart/form-data"
      head={{ id: 'asesor-head', title }}
      className="max-w-160"
      submit="Guardar tarjeta"
      refusal={refusal}
    >
      <p className="max-w-[60ch] text-ink-2">
        Una propiedad puede nombrar a un asesor. Su página muestra entonces esta tarjeta en lugar del contacto. Nunca
        muestra el correo de la cuenta.
      </p>
      <CheckBox name={SHOWN_CONTROL} value="1" defaultChecked={isShown} label="Mostrar como asesor" />
      <div className="grid gap-[1.1rem] sm:grid-cols-2">
        <TextField label="Nombre que se muestra" {...control('name')} />
        <TextField label="Puesto (opcional)" placeholder="Asesora de naves industriales" {...control('position')} />
        <TextField label="WhatsApp" className="num" {...control('whatsapp')} />
        <TextField label="Horario" placeholder="Lunes a viernes, 9:00 a 18:00" {...control('hours')} />
      </div>
      <Photo key={photo?.photoId ?? ''} photo={photo} error={refusal?.photoError ?? null} />
    </SettingsForm>
  )
}

function Photo({ photo, error }: { photo: FieldPhoto | null; error: string | null }) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      {photo && <Thumb photo={photo} className="size-20 flex-none rounded-full object-cover" />}
      {photo && <input type="hidden" name={chosen} value={photo.photoId} />}
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <FileField
          kind="photo"
          name={chosen}
          label={photo ? 'Otra foto' : 'Foto'}
          accept={ACCEPTED_PICTURES}
          note={`Cuadrada se ve mejor. Hasta ${MAX_UPLOAD_MB} MB.`}
          error={error}
        />
        {photo && <CheckBox name={removed} value={photo.photoId} label="Quitar la foto" />}
      </div>
    </div>
  )
}
