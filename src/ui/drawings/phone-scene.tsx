import { Drawing, Line, shape, Silhouette } from './drawing.tsx';

export type PhoneSceneName =
  | 'tiles'
  | 'entry'
  | 'saved'
  | 'call'
  | 'browser'
  | 'share'
  | 'offline'
  | 'file'
  | 'key'
  | 'back'
  | 'country'
  | 'people'
  | 'card'
  | 'moves'
  | 'change'
  | 'device';

const hand =
  'M262 196C252 176 244 150 246 132C247 122 258 122 260 132L264 152C268 140 280 142 281 152C286 146 296 148 297 158C304 154 312 160 312 170C312 186 306 200 296 214H270z';

/** The lines inside the phone, which is 108 wide from x = 126 and 190 high from y = 14. */
const scenes: Readonly<
  Record<
    PhoneSceneName,
    { readonly lines: string; readonly leaf?: string; readonly mark?: string; readonly hand?: true }
  >
> = {
  tiles: {
    lines: 'M140 40H190M140 54H176M138 96h38v34h-38zM184 96h38v34h-38zM138 138h38v34h-38zM184 138h38v34h-38z',
    mark: 'M157 106v14M150 113h14',
    hand: true,
  },
  entry: {
    lines:
      'M140 40H182M156 66v22M168 66v22M180 66h14v22h-14zM180 77h14M132 112H228M140 112v14M160 112v9M180 112v14M200 112v9M220 112v14',
    leaf: 'M150 112H206V138H150z',
    mark: 'M192 104V140',
  },
  saved: {
    lines: 'M140 40H190M140 54H176M140 164H220',
    leaf: 'M152 104a28 28 0 1 0 56 0a28 28 0 1 0-56 0',
    mark: 'M166 104l10 10l18-20',
  },
  call: {
    lines: 'M140 40H190M140 54H210M140 66H200M140 78H206',
    leaf: 'M138 138h84v36h-84z',
    mark: 'M170 150q4 14 18 16M168 148l5-3l4 6M184 168l5-2l3 6',
    hand: true,
  },
  browser: {
    lines: 'M134 38H226M140 30h60M216 27v.01M216 31v.01M216 35v.01M160 70h58v78h-58zM168 84h40M168 98h34M168 126h40',
    mark: 'M168 112h30',
    hand: true,
  },
  share: {
    lines: 'M134 38H226M140 30h60M150 108h60v62h-60M150 108h14M196 108h14M150 170v-62M210 170v-62',
    mark: 'M180 136V74M168 86l12-12l12 12',
  },
  offline: {
    lines:
      'M140 44h22v22h-22zM170 44h22v22h-22zM200 44h22v22h-22zM140 78h22v22h-22zM200 78h22v22h-22zM160 150q-14 0-12-14q2-12 16-10q6-14 22-8q12 4 10 18q12 2 8 14z',
    leaf: 'M170 78h22v22h-22z',
    mark: 'M146 118l66 46',
  },
  file: {
    lines: 'M150 60h42l18 18v84h-60zM192 60v18h18M160 94h38M160 108h38',
    leaf: 'M160 124h38v22h-38z',
    mark: 'M179 22v26M170 40l9 9l9-9',
  },
  key: {
    lines: 'M146 92h68v56h-68zM158 92v-14a22 22 0 0 1 44 0v14',
    mark: 'M180 114v14M172 114a8 8 0 1 1 16 0a8 8 0 1 1-16 0',
  },
  back: {
    lines: 'M150 104h42l18 18v52h-60zM192 104v18h18M160 136h38M160 150h38',
    mark: 'M180 88V40M168 54l12-14l12 14',
  },
  country: {
    lines: 'M144 96a36 36 0 1 0 72 0a36 36 0 1 0-72 0M180 60c-22 22-22 50 0 72c22-22 22-50 0-72M144 96h72M140 158h80',
    mark: 'M196 78v.01',
  },
  people: {
    lines:
      'M150 66a11 11 0 1 0 22 0a11 11 0 1 0-22 0M142 104q0-20 19-20t19 20M150 132a11 11 0 1 0 22 0a11 11 0 1 0-22 0M142 170q0-20 19-20t19 20M194 76h26M194 142h26M194 90h18M194 156h18',
    mark: 'M196 62h20',
  },
  card: {
    lines: 'M134 56h92v66h-92zM144 70h30M144 84h52M144 98h44M150 150h60v24h-60zM150 150v-10h60v10',
    mark: 'M208 68v14M201 75h14',
  },
  moves: {
    lines:
      'M140 40H196M138 112H222M146 112v-26M162 112v-44M178 112v-30M194 112v-52M210 112v-34M140 140H210M140 154H190',
    leaf: 'M138 66H222V112H138z',
    mark: 'M216 58V118',
  },
  change: {
    lines: 'M140 40H196M138 112H222M146 112v-38M162 112v-44M178 112v-24M194 112v-12M210 112v-6',
    leaf: 'M138 150h84v26h-84z',
    mark: 'M194 84v.01M210 92v.01',
    hand: true,
  },
  device: {
    lines: 'M134 168C146 108 214 108 226 168M180 128v.01M168 120l4-40h16l4 40zM180 80V66q0-14 16-14h14',
    mark: 'M150 74l60 52M210 74l-60 52',
  },
};

export const phoneScenes = Object.keys(scenes) as readonly PhoneSceneName[];

interface PhoneSceneProps {
  scene: PhoneSceneName;
  title?: string;
}

/** A step that is done on the phone. */
export function PhoneScene({ scene, title }: PhoneSceneProps) {
  const { lines, leaf, mark, hand: isHeld } = scenes[scene];
  return (
    <Drawing width={360} height={220} title={title}>
      <Silhouette
        fill="plain"
        parts={[shape('M138 8H222Q236 8 236 22V198Q236 212 222 212H138Q124 212 124 198V22Q124 8 138 8z')]}
      />
      <Line as="soft" d="M168 16H192" />
      {leaf && <Line as="cloth" d={leaf} />}
      <Line d={lines} />
      {mark && <Line as="mark" d={mark} />}
      {isHeld && <Silhouette fill="skin" parts={[shape(hand)]} />}
    </Drawing>
  );
}
