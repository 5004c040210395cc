"""Notices: how people are told that they are asked while they are not there, and when they are not asked at all."""
