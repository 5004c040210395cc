"""E-mail, over the server that the operator has named."""

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
    """Return an address that mail can be sent to."""
    if not _ADDRESS.fullmatch(text) or ".." in text:
        raise Refusal("bad_address", "mail")
    return text


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a mail; this takes its time, so it is for a thread."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.mail_from, to, subject
    letter["Date"], letter["Auto-Submitted"] = formatdate(), "auto-generated"
    letter["Message-ID"] = make_msgid(domain=parseaddr(settings.mail_from)[1].rpartition("@")[2] or None)
    letter.set_content(text)
    way = urlsplit(settings.smtp)
    host = way.hostname or "localhost"
    try:
        with _connected(way.scheme, host, way.port) as line:
            if way.scheme == "smtp" and line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
                line.ehlo()
            if way.username:
                line.login(unquote(way.username), unquote(way.password or ""))
            line.send_message(letter)
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(type(error).__name__) from None


def _connected(scheme: str, host: str, port: int | None) -> smtplib.SMTP:
    if scheme == "smtps":
        return smtplib.SMTP_SSL(host, port or 465, timeout=PATIENCE, context=ssl.create_default_context())
    line = smtplib.SMTP(host, port or 587, timeout=PATIENCE)
    line.ehlo()
    return line
