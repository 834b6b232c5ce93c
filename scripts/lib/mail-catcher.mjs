import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { someFreePort } from './ports.mjs';

/** The maximum number of emails in a response, as in the embedded inbox. */
const MOST = 100;

/**
 * A mail server that stores what it receives. Emails are served as by the embedded inbox (`?to=`,
 * `?limit=`; newest first), so that the same tests work with both.
 */
export async function startMailCatcher() {
  const mails = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => receive(stream, session, mails).then(() => done(), done),
  });
  const inbox = createServer((request, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const to = searchParams.get('to');
    const limit = Math.min(Number(searchParams.get('limit') ?? MOST), MOST);
    const result = mails
      .filter((mail) => !to || mail.to === to)
      .slice(-limit)
      .reverse();
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ code: 200, result }));
  });
  const smtpPort = await someFreePort();
  await new Promise((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve));
  const inboxPort = await someFreePort();
  await new Promise((resolve) => inbox.listen(inboxPort, '127.0.0.1', resolve));
  const stop = async () => {
    await new Promise((resolve) => smtp.close(resolve));
    inbox.closeAllConnections();
    await new Promise((resolve) => inbox.close(resolve));
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    inboxUrl: `http://127.0.0.1:${inboxPort}/`,
    stop,
  };
}

async function receive(stream, session, mails) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { messageId, subject, text, html } = await PostalMime.parse(Buffer.concat(chunks));
  for (const { address } of session.envelope.rcptTo) {
    mails.push({
      id: mails.length + 1,
      message_id: messageId,
      to: address,
      subject,
      text,
      html,
      sent_at: new Date().toISOString(),
    });
  }
}
