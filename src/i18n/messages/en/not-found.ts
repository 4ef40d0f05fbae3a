export const notFound = {
  'notFound.title': 'Page not found',
  'notFound.text': 'There is no page at this address. Nothing you saved is lost.',
  'notFound.offline': 'This needs a network',
  'notFound.offline.text':
    'It is only on the server. Nothing you saved is lost; open it again when there is a network.',
  'notFound.today': 'Go to Today',
  'notFound.start': 'Go to the start',
  'notFound.emergency': 'Numbers and danger signs',
  'failure.title': 'This page could not be shown',
  'failure.text':
    'Something in it went wrong. What you saved is safe on this phone, and what you typed is still there.',
  'failure.again': 'Try again',
  'failure.reload': 'Reload the page',
  'configuration.title': 'Maia cannot start',
  'configuration.text': 'Whoever set this app up left out where its data lives. These settings are missing:',
  'configuration.emergency': 'In an emergency call your local emergency number.',
} as const;
