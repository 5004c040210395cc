"""All that people read: a folder for each language, with Fluent files that Python and the page share.

To add a language, add its folder: this package and the build of the page find it there.
"""

from .reader import ENGLISH, Texts, capital, language_of, languages, texts_in

__all__ = ["ENGLISH", "Texts", "capital", "language_of", "languages", "texts_in"]
