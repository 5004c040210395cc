"""E-mail, over the SMTP server in the settings."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from ..settings import Settings
from ..wire.refusal import Refusal
from .guarded_http import Unreachable

PATIENCE: Final = 10.0  # seconds for each step
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}")


def checked_mail_address(text: str) -> str:
    """Return a valid e-mail address; refuse another text."""
    if not _ADDRESS.fullmatch(text) or ".." in text:
        raise Refusal("bad_address", "mail")
    return text


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send an e-mail. It blocks, so call it in a thread."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.mail_from, to, subject
    letter["Date"], letter["Auto-Submitted"] = formatdate(), "auto-generated"
    letter["Message-ID"] = make_msgid(domain=parseaddr(settings.mail_from)[1].rpartition("@")[2] or None)
    letter.set_content(text)
    server = urlsplit(settings.smtp)
    host = server.hostname or "localhost"
    try:
        with _connect(server.scheme, host, server.port) as connection:
            if server.scheme == "smtp" and connection.has_extn("starttls"):
                connection.starttls(context=ssl.create_default_context())
                connection.ehlo()
            if server.username:
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(letter)
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(type(error).__name__) from None


def _connect(scheme: str, host: str, port: int | None) -> smtplib.SMTP:
    if scheme == "smtps":
        return smtplib.SMTP_SSL(host, port or 465, timeout=PATIENCE, context=ssl.create_default_context())
    connection = smtplib.SMTP(host, port or 587, timeout=PATIENCE)
    connection.ehlo()
    return connection
